/** Made by the plugin in web/words.ts. */
declare module 'virtual:words' {
  export const words: Partial<Record<string, () => Promise<{ default: Partial<Record<string, string>> }>>>
}
