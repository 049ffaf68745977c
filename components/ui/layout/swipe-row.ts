/**
 * Classes of a list that is a grid, and on telephones a row one swipes along to the edge of the screen; the next card
 * looks in. How wide a card is there is given beside it, as `max-sm:auto-cols-[…]`.
 */
export const swipeRow =
  'max-sm:relative max-sm:-mx-margin max-sm:snap-x max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:scroll-px-margin max-sm:px-margin max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:snap-start';
