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

/** The places of the road, from where the lost dot stands at the start back to the beginning of the crest. */
export const road = Array.from({ length: Math.floor(lost(HOPS).x) }, (_, i) => onCrest(lost(HOPS).x - 1 - i))

/** The footprints: the places where the hops of the lost dot end. */
export const prints = Array.from({ length: HOPS }, (_, left) => lost(left))
