/** What a held card would do on a pile: a step with its cost, ten back, or nothing. */
export type Cost = 'small' | 'fair' | 'dear'
export type EffectOnPile = { kind: 'step'; by: number; cost: Cost } | { kind: 'trick' } | { kind: 'no' }
