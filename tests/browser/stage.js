// Watches one page from inside: see stage.py, which hands over the messages of a match.
({ head, messages, apart, haste, watch }) => {
  const stage = { told: {}, order: [], boxes: {}, sounds: {}, heard: [], sent: 0 }
  window.stage = stage
  // The page's own clock, so many times faster: nothing in it knows the difference. What moves follows (see stage.py).
  const later = window.setTimeout
  window.setTimeout = (what, ms, ...rest) => later(what, (ms ?? 0) / haste, ...rest)
  const real = performance.now.bind(performance)
  performance.now = () => real() * haste
  const board = () => document.querySelector('section.board[data-told]')
  const at = () => {
    const { told, beat, step } = board()?.dataset ?? {}
    return told === undefined ? 'before' : `${told} ${beat || 'rest'} ${step || 0}`
  }
  // The other end of the line is in this page.
  window.WebSocket = class {
    constructor() {
      window.wire = this
      setTimeout(() => this.onopen?.())
    }
    say(message) {
      this.hear(JSON.stringify(message))
    }
    hear(data) {
      this.onmessage?.({ data })
    }
    send(text) {
      const kind = JSON.parse(text).do
      if (kind === 'hello') for (const message of head) this.say(message)
      if (kind === 'ping') setTimeout(() => this.say({ kind: 'pong', ref: 0 }))
    }
    close() {}
  }
  const quiet = () => new Proxy(() => undefined, { get: (_, name) => (name === 'value' ? 0 : quiet()), apply: () => quiet(), set: () => true })
  window.AudioContext = class {
    currentTime = 0
    destination = null
    resume = () => Promise.resolve()
    createGain = quiet
    createBiquadFilter = quiet
    createOscillator = () => ((stage.sounds[at()] = (stage.sounds[at()] ?? 0) + 1), quiet())
  }
  const places = '[data-zone], aside, .sheet, header, dialog'
  const spoken = ['aria-label', 'title', 'alt', 'aria-valuetext', 'placeholder']
  const name = (element) => element?.dataset?.zone ?? element?.className?.split?.(' ')[0] ?? ''
  const read = () => {
    const found = {}
    const add = (where, text) => {
      const key = `${name(where)}: ${text.replace(/\s+/g, ' ').trim()}`
      if (/\S: \S/.test(key)) found[key] = (found[key] ?? 0) + 1
    }
    // Once through the page, from the outside in: this is done hundreds of times in a match.
    const walk = (parent, where) => {
      for (let node = parent.firstChild; node; node = node.nextSibling) {
        if (node.nodeType === 3) add(where, node.data)
        if (node.nodeType !== 1 || node.matches(apart)) continue
        for (const attribute of spoken) if (node.hasAttribute(attribute)) add(where, `@${attribute} ${node.getAttribute(attribute)}`)
        if (node.firstChild) walk(node, node.matches(places) ? node : where)
      }
    }
    walk(document.body, null)
    found[`title: ${document.title}`] = 1
    return found
  }
  const look = () => {
    const key = at()
    if (!stage.told[key]) {
      stage.told[key] = {}
      stage.order.push(key)
    }
    const told = stage.told[key]
    for (const [text, count] of Object.entries(read())) told[text] = Math.max(told[text] ?? 0, count)
  }
  const keep = (name, now) => {
    const box = (stage.boxes[name] ??= Object.fromEntries(Object.keys(now).map((side) => [side, [Infinity, -Infinity]])))
    for (const [side, value] of Object.entries(now)) box[side] = [Math.min(box[side][0], value), Math.max(box[side][1], value)]
  }
  const measure = () => {
    for (const zone of document.querySelectorAll('[data-zone], [data-pile]')) {
      const { left, top, width, height } = zone.getBoundingClientRect()
      keep(zone.dataset.zone ?? `pile ${zone.dataset.pile}`, { left, top: top + scrollY, width, height })
    }
    // A card that is held or has just been drawn moves; how large it is does not change, however many there are.
    const cards = [...document.querySelectorAll('.hand [data-card]')]
    for (const { offsetWidth, offsetHeight } of cards) keep('card', { width: offsetWidth, height: offsetHeight })
    // A hand of eight cards or of one keeps its line.
    if (cards.length) keep('line of the hand', { top: Math.min(...cards.map(({ offsetTop }) => offsetTop)) })
  }
  let changed = false
  if (watch) addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      changed = true
      for (const { target, addedNodes } of changes)
        if (target.dataset?.testid === 'said-polite') for (const node of addedNodes) if (node.textContent?.trim()) stage.heard.push([at(), node.textContent.trim()])
      // A beat has begun: what it tells at once is told before the next frame.
      look()
      changed = false
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-told', 'data-beat', 'data-step', ...spoken] })
  })
  let coming = false
  const frame = () => {
    if (board()) {
      if (changed) look()
      changed = false
      if (watch) measure()
      // One after the other: what arrives next arrives when everything before it has been seen, and as with a real line
      // in a piece of work of its own, not within that of a frame.
      if (stage.calm && stage.rest() && !coming) {
        coming = true
        later(() => {
          coming = false
          stage.next(1)
        })
      }
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  // Written once, before anything is measured.
  const texts = messages.map((message) => JSON.stringify(message))
  stage.next = (count) => {
    for (const text of texts.slice(stage.sent, stage.sent + count)) window.wire.hear(text)
    stage.sent = Math.min(messages.length, stage.sent + count)
  }
  stage.at = at
  stage.rest = () => !!board() && !board().dataset.beat
  // The first message may tell of the middle of a match: what counts is what has been told.
  const entries = [...head, ...messages].flatMap(({ events }) => events ?? []).length
  stage.done = () => stage.sent === messages.length && stage.rest() && Number(board().dataset.told) === entries
}
