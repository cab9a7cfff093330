/** What a person has chosen for this browser. Kept in localStorage, written on the root element. */

export const languages = ['en', 'it', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

export interface Settings {
  language: Language | 'auto'
  scheme: 'auto' | 'light' | 'dark'
  contrast: 'auto' | 'normal' | 'more'
  motion: 'auto' | 'full' | 'less'
  /** How fast what happens is shown. */
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  sound: boolean
  /** Sound has been offered; nobody is asked twice. */
  offered: boolean
  /** Tell with a note of the system that it is one's turn, while the page is out of sight. */
  notify: boolean
  /** Show what others say without words. */
  reactions: boolean
  card: 'small' | 'medium' | 'large'
  /** So much help at most, whatever the table allows. */
  help: 'none' | 'sheet' | 'odds' | 'coach'
}

export const allowed: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['auto', ...languages],
  scheme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'more'],
  motion: ['auto', 'full', 'less'],
  pace: ['slow', 'normal', 'fast', 'instant'],
  sound: [false, true],
  offered: [false, true],
  notify: [false, true],
  reactions: [true, false],
  card: ['small', 'medium', 'large'],
  help: ['none', 'sheet', 'odds', 'coach'],
}

const key = 'ludoteca.settings'
const usual: Settings = {
  language: 'auto',
  scheme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: false,
  offered: false,
  notify: false,
  reactions: true,
  card: 'medium',
  help: 'coach',
}

/** Stored settings, with the usual value wherever something is missing or unknown. */
export function parse(text: string | null): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    stored = {}
  }
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const pick = <K extends keyof Settings>(name: K): Settings[K] =>
    allowed[name].find((value) => value === given[name]) ?? usual[name]
  return {
    language: pick('language'),
    scheme: pick('scheme'),
    contrast: pick('contrast'),
    motion: pick('motion'),
    pace: pick('pace'),
    sound: pick('sound'),
    offered: pick('offered'),
    notify: pick('notify'),
    reactions: pick('reactions'),
    card: pick('card'),
    help: pick('help'),
  }
}

function load(): Settings {
  try {
    return parse(localStorage.getItem(key))
  } catch {
    // A browser may refuse storage; the page still works with the usual settings.
    return { ...usual }
  }
}

export const settings: Settings = $state(load())

const wants = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

/** Should things stand still? */
export function still(): boolean {
  return settings.motion === 'less' || (settings.motion === 'auto' && wants('(prefers-reduced-motion: reduce)'))
}

function apply(): void {
  const root = document.documentElement
  const more = settings.contrast === 'more' || (settings.contrast === 'auto' && wants('(prefers-contrast: more)'))
  root.dataset.contrast = more ? 'more' : 'normal'
  root.dataset.motion = still() ? 'less' : 'full'
  root.dataset.card = settings.card
  if (settings.scheme === 'auto') delete root.dataset.scheme
  else root.dataset.scheme = settings.scheme
}

/** Change one or several settings; the page follows at once. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  apply()
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Write the settings on the page and follow the system's wishes and other tabs from now on. */
export function begin(): void {
  apply()
  for (const query of ['(prefers-reduced-motion: reduce)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', apply)
  }
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    Object.assign(settings, parse(event.newValue))
    apply()
  })
}
