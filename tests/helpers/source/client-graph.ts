import ts from 'typescript';
import { fileOf } from './import-graph';
import { sources, textOf } from './tree';

const startsWith = (directive: string) => (file: string) =>
  new RegExp(`^['"]${directive}['"]`, 'm').test(textOf(file));
const isClient = startsWith('use client');
/** The browser is sent a reference to what stands in such a file, never the file. */
const isAction = startsWith('use server');

/** Whether an import is of types alone, which leave nothing in the program. */
function isErased({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

interface Options {
  /** Whether what is fetched when it is first used counts, too. */
  later?: boolean;
}

/** Files a file takes along into the browser, at once or when they are used. */
function takenAlong(file: string, later: boolean): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isErased(node))
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (later && ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push((node.arguments[0] as ts.StringLiteral).text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((specifier) => fileOf(specifier, file)).filter((one): one is string => one !== undefined);
}

/** Every file of ours that reaches the browser: from each client component along all imports of values. */
export function clientFiles({ later = true }: Options = {}): string[] {
  const reached = new Set(sources().filter(isClient));
  for (const file of reached)
    for (const next of takenAlong(file, later))
      if (!next.startsWith('node_modules/') && /\.tsx?$/.test(next) && !isAction(next)) reached.add(next);
  return [...reached].sort();
}
