/**
 * What a first visit takes is written into the page, so that a browser asks for all of it at once: on a slow network every
 * further journey costs 150 ms. `home.it.html` is the shelf in Italian, `page.it.html` any other page; the server knows
 * which of them somebody wants.
 */
import type { Plugin, Rolldown } from 'vite'

const tag = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`

export const ahead: Plugin = {
  name: 'ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const html = String(page.source)
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      const find = (end: string): Rolldown.OutputChunk => {
        const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end))
        if (!found) throw new Error(`no chunk for ${end}`)
        return found
      }
      /** A chunk and all that it imports, with their styles. */
      const files = (chunk: Rolldown.OutputChunk): string[] => [
        chunk.fileName,
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...chunk.imports.flatMap((name) => chunks.filter((other) => other.fileName === name)).flatMap(files),
      ]
      for (const language of ['en', 'it', 'fr', 'de']) {
        const words = files(find(`virtual:words/${language}/web`))
        const variants = { home: [...files(find('/src/pages/Home.svelte')), ...words], page: words }
        for (const [name, wanted] of Object.entries(variants)) {
          const missing = [...new Set(wanted)].filter((file) => !html.includes(`/${file}"`))
          const source = html.replace('</head>', `${missing.map((file) => `  ${tag(file)}\n  `).join('')}</head>`)
          this.emitFile({ type: 'asset', fileName: `${name}.${language}.html`, source })
        }
      }
    },
  },
}
