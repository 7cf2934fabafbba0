export { PageGrid } from '../../mockups/ui-ux-design/PageGrid'
export { Sheet } from '../../mockups/ui-ux-design/Sheet'
