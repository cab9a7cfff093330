// Draws the app icons from public/favicon.svg with a Chromium on this machine: npm run icons
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mark = readFileSync('public/favicon.svg', 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'icons-'))
// [file, side, share of the side that the mark fills, radius of the ground in per cent]
const icons = [
  ['192', 192, 0.72, 22],
  ['512', 512, 0.72, 22],
  ['maskable', 512, 0.56, 0],
  ['apple-touch', 180, 0.66, 0],
]
for (const [name, side, share, radius] of icons) {
  const page = join(scratch, `${name}.html`)
  const style = `body{margin:0;background:transparent}div{width:${side}px;height:${side}px;display:grid;place-items:center;background:#f4eee2;border-radius:${radius}%}svg{width:${side * share}px}`
  writeFileSync(page, `<!doctype html><style>${style}</style><div>${mark}</div>`)
  execFileSync(process.env.CHROMIUM ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--user-data-dir=${join(scratch, 'profile')}`,
    `--window-size=${side},${side}`,
    `--screenshot=${join('public/icons', `${name}.png`)}`,
    `file://${page}`,
  ], { stdio: 'ignore' })
}
rmSync(scratch, { recursive: true, force: true })
