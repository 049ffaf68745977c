// Questions to the `packages` of a package-lock.json, whose keys are places such as "node_modules/a/node_modules/b".

/** The place of `name` as a package that stands at `from` would find it, or null. */
export function placeOf(packages, from, name) {
  for (let at = from; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return null;
  }
}

function namesNeeded({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Places of everything that building and serving needs. An optional peer of a package is no need. */
export function productionPlaces(packages) {
  const root = packages[''];
  const reached = new Set(['']);
  for (const at of reached)
    for (const name of namesNeeded(at === '' ? { dependencies: root.dependencies } : packages[at])) {
      const place = placeOf(packages, at, name);
      if (place) reached.add(place);
    }
  return reached;
}

/**
 * package.json and package-lock.json of building and serving alone: no development package, no optional peer, and none
 * of the overrides, which speak of the linter and refer to it by name.
 */
export function productionFiles(manifest, lock) {
  const needed = productionPlaces(lock.packages);
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([at]) => needed.has(at)));
  packages[''] = { ...packages[''], devDependencies: undefined };
  return {
    manifest: { ...manifest, scripts: undefined, devDependencies: undefined, overrides: undefined },
    lock: { ...lock, packages },
  };
}
