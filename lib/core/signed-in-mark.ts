/** Cookie that tells the pages' scripts that somebody is signed in. It opens nothing. */
export const SIGNED_IN_MARK = 'signedIn';
