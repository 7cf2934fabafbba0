// The file of the CSS rules that most visitors do not need: for print, for more contrast or forced colours, and for viewports
// narrower than any phone's, as at 500 % zoom on a large screen or with a large font size.

/** The web path of the file. */
export const MEDIA_PATH = '/media.css'

/**
 * The media in which the browser needs the file at once. In others it loads the file last, and nothing waits for it. The width is
 * that of `slim` in scale.ts, all of which would come into the browser if it were imported here.
 */
export const MEDIA = 'print,(prefers-contrast:more),(forced-colors:active),(max-width:20.99rem)'
