// What the launcher says about the Node that runs it. Bare Node: nothing may be imported here that npm installs.

/** The versions that the whole test run is made with; `engines` in package.json says the same. */
export const TESTED = [22, 24];
/** Below it the framework does not start. */
const OLDEST = [20, 19];

/** `stop`: it cannot run. `warn`: it runs, untested or no longer cared for. Both are one sentence; null says nothing. */
export function judgeNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const tested = `this site is tested with Node ${TESTED.join(' and ')}`;
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return { stop: `Node ${version} is too old: ${tested}, and needs ${OLDEST.join('.')} at least.` };
  if (major < TESTED[0])
    return { warn: `Node ${version} no longer gets security fixes; ${tested}. It goes on.` };
  if (!TESTED.includes(major)) return { warn: `Node ${version} is not tried; ${tested}. It goes on.` };
  return null;
}
