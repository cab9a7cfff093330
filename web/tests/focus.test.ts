/** The focus stays where somebody works, whatever comes and goes there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus, scrolledByKeys } from '$/lib/focus'

let root: HTMLElement
let stop: ReturnType<typeof keepFocus>
const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement
const settle = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
const focused = (): string => document.activeElement?.id ?? ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Everything is in sight: jsdom lays nothing out.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.innerHTML = `
    <div id="root" tabindex="-1">
      <div id="actions"><button id="end">End</button></div>
      <div id="hand"><button id="a">1</button><button id="b">2</button><button id="c">3</button></div>
    </div>
    <input id="elsewhere" />`
  root = find('root')
  stop = keepFocus(root)
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('what had the focus goes away', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ])('after card %s comes card %s', async (gone, next) => {
    find(gone).focus()
    find(gone).remove()
    await settle()
    expect(focused()).toBe(next)
  })
  it('with all around it: the nearest thing that is left', async () => {
    find('end').focus()
    find('actions').remove()
    await settle()
    expect(focused()).toBe('a')
  })
  it('never to what would speak at the next key', async () => {
    find('actions').insertAdjacentHTML('afterend', '<div data-anytime><button id="say">Leave it</button></div>')
    find('end').focus()
    find('actions').remove()
    await settle()
    expect(focused()).toBe('a')
  })
  it('with everything: the place itself', async () => {
    find('end').focus()
    root.replaceChildren()
    await settle()
    expect(focused()).toBe('root')
  })
  it('after somebody went elsewhere: they stay there', async () => {
    find('end').focus()
    find('elsewhere').focus()
    find('end').remove()
    await settle()
    expect(focused()).toBe('elsewhere')
  })
})

describe('what had the focus is disabled', () => {
  const disable = async (on: boolean): Promise<void> => {
    // A browser takes the focus away; jsdom leaves it.
    if (on) find('b').blur()
    ;(find('b') as HTMLButtonElement).disabled = on
    await settle()
  }
  it('for a moment: it gets the focus back', async () => {
    find('b').focus()
    await disable(true)
    expect(document.activeElement).toBe(document.body)
    await disable(false)
    expect(focused()).toBe('b')
  })
  it('for long: its neighbour has it', async () => {
    find('b').focus()
    await disable(true)
    await settle(2000)
    expect(focused()).toBe('c')
  })
})

describe('a place that may have more to say than fits', () => {
  it('is a stop for keys only while it scrolls', async () => {
    const line = find('root')
    line.removeAttribute('tabindex')
    const fits = 20
    // jsdom lays nothing out: a letter is as high as a pixel.
    Object.defineProperty(line, 'clientHeight', { get: () => fits })
    Object.defineProperty(line, 'scrollHeight', { get: () => Math.max(fits, line.textContent.length) })
    line.textContent = 'short'
    const leave = scrolledByKeys(line)
    line.textContent = 'a reason that does not fit'
    await settle()
    expect(line.tabIndex).toBe(0)
    line.textContent = 'short'
    await settle()
    expect(line.hasAttribute('tabindex')).toBe(false)
    leave?.()
  })
})
