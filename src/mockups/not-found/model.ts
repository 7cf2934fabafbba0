// The model of the 404 page's moment: a dot that has lost its convoy catches up with it, hop by hop.

/** How many hops the lost dot is behind at the start. */
export const HOPS = 6

/** Returns how many hops are left after one more; 0 when the dot has joined the convoy. */
export const hop = (left: number): number => Math.max(0, left - 1)

/** The distance between two dots, in hundredths of the crest's width. */
const STEP = 4.5
/** Where the last dot of the convoy stands, in hundredths of the crest's width. */
const LAST = 67

/** Returns the place of a dot on the crest, the upper half of an ellipse that is 100 wide and 200 high. */
const onCrest = (x: number) => ({ x, y: 100 * (1 - Math.sqrt(1 - ((x - 50) / 50) ** 2)) })

/** The places of the convoy's five dots, the last dot first. */
export const convoy = Array.from({ length: 5 }, (_, i) => onCrest(LAST + STEP * i))

/** Returns the place of the lost dot, with `left` hops to go. */
export const lost = (left: number) => onCrest(LAST - STEP * (left + 1))

/** Returns the places of the road, from where the lost dot stands back to the beginning of the crest. */
export const road = (left: number) =>
  Array.from({ length: Math.floor(lost(left).x) }, (_, i) => onCrest(lost(left).x - 1 - i))

/** Returns the footprints: the places where the hops that are left end. */
export const prints = (left: number) => Array.from({ length: left }, (_, hops) => lost(hops))
