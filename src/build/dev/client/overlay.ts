// Shows messages of the server of `npm run dev` on top of the page, in a shadow tree that no style of the page reaches.
const host = document.createElement('div')
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  pre { position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 999; max-block-size: 40vh; overflow: auto; margin: 0;
    padding: 1rem; background: Canvas; color: CanvasText; border-block-start: 4px solid Highlight;
    font: 14px/1.6 monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  pre[data-fault] { inset-block-start: 0; max-block-size: none; border-block-start-width: 1rem }
  pre:empty { display: none }
`)
const root = host.attachShadow({ mode: 'open' })
root.adoptedStyleSheets = [sheet]
const box = root.appendChild(document.createElement('pre'))
// A click hides the message until the next one.
box.addEventListener('click', () => {
  box.textContent = ''
})

/**
 * @param fault the error that keeps the page from being rendered; covers the page
 * @param notes other faults, shown at the bottom of the page if there is no `fault`
 */
export function say(fault: string, notes: string) {
  box.toggleAttribute('data-fault', fault !== '')
  box.textContent = fault || notes
  if (!host.isConnected) document.body.append(host)
}
