/**
 * Converts a colour for manifests and icon files, which do not support CSS Color 4.
 * @param colour `oklch(L% C H)`, with plain numbers and no opacity
 * @returns `#rrggbb`, out-of-gamut channels clipped; the conversion is Ottosson's (https://bottosson.github.io/posts/oklab/)
 * @throws when the colour is written in another way
 */
export function hexOf(colour: string): string {
  const [, lightness, chroma, hue] = colour.match(/^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/)?.map(Number) ?? []
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`${colour} is no plain oklch`)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(channel => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the byte of a linear channel, by the transfer function of sRGB (IEC 61966-2-1). */
function toByte(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, channel)))
}
