import { afterEach, expect, test, vi } from 'vitest'
import { askForScript, scriptOf } from '$/learn/script'
import { speak } from '$/lib/i18n.svelte'
import { settings } from '$/lib/settings.svelte'

const asked: [string, string][] = []

function server(): void {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    const language = new Headers(request.headers).get('accept-language') ?? ''
    asked.push([address, language])
    return Promise.resolve(Response.json({ of: `${language} ${address}` }))
  })
}
afterEach(() => void vi.unstubAllGlobals())

test('a script that is on its way is not asked for again, and given once', async () => {
  server()
  settings.language = 'it'
  await speak()
  askForScript('lost-code')
  askForScript('lost-code')
  expect(asked).toEqual([['/api/lessons/lost-code', 'it']])
  expect(await scriptOf('lost-code')).toEqual({ of: 'it /api/lessons/lost-code' })
  expect(asked).toHaveLength(1)
  await scriptOf('lost-code')
  expect(asked).toHaveLength(2)
})

test('a script in another language, or of another lesson, is asked for anew', async () => {
  server()
  settings.language = 'it'
  await speak()
  askForScript('lost-code')
  settings.language = 'de'
  await speak()
  expect(await scriptOf('lost-code')).toEqual({ of: 'de /api/lessons/lost-code' })
  askForScript('lost-code')
  expect(await scriptOf('think-str8')).toEqual({ of: 'de /api/lessons/think-str8' })
})

test('before it is known which language the page speaks, nothing is asked for', async () => {
  server()
  vi.resetModules()
  const fresh = await import('$/learn/script')
  fresh.askForScript('lost-code')
  expect(asked).toEqual([])
})
