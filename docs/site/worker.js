/* Search runs in a worker, and browsers start none for a page that was opened as a file. There a frame takes its place:
   the script runs inside it, and messages go to and fro as they would. */
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.documentElement.append(frame)
      const inside = frame.contentWindow
      inside.postMessage = (data) => {
        const message = new MessageEvent('message', { data })
        this.dispatchEvent(message)
        if (this.onmessage) this.onmessage(message)
      }
      this.ready = new Promise((resolve, reject) => {
        const script = frame.contentDocument.createElement('script')
        script.src = address
        script.onload = () => resolve(inside)
        script.onerror = reject
        frame.contentDocument.head.append(script)
      })
    }

    postMessage(data) {
      void this.ready.then((inside) => inside.dispatchEvent(new inside.MessageEvent('message', { data })))
    }

    terminate() {}
  }
}
