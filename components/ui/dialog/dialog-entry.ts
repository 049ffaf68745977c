const stateNow = () => history.state as { dialog?: number } | null;

/** Which opening of a dialog the present entry of the history belongs to, if it is only that of one. */
export const ownerOfEntry = (): number | undefined => stateNow()?.dialog;

/** Whether the present entry of the history is only that of an open dialog: a link in it takes its place. */
export const isEntryOfDialog = (): boolean => ownerOfEntry() !== undefined;

/** Makes the entry nobody's: the dialog does not go back when it closes. */
export const leaveEntry = (): void => history.replaceState({ ...stateNow(), dialog: undefined }, '');
