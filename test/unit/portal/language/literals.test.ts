import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The front ends that are translated, and what they share. */
const translated = ['*', 'appeals/**/*', 'kit/**/*', 'session/**/*', 'studio/**/*', 'pages/**/*'];

/** Literals that are the same in every language. */
const universal = new Set([
  ...[
    'https://',
    'TypeScript',
    'Python',
    'Standard Webhooks',
    'OAuth 2.0',
    '<seconds since 1970>',
    '/verify',
    'Min',
    'Max',
  ],
]);

/** Attributes and properties whose strings people read. */
const readable = new Set(['label', 'title', 'hint', 'placeholder', 'alt', 'what', 'aria-label', 'name']);
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);
/** A sentence or a capitalized word; codes, class names and programs of several lines are neither. */
const isText = (text: string): boolean =>
  !/\n|\\n|^`?curl /.test(text) && (/^\p{Lu}\p{Ll}/u.test(text.trim()) || /\p{L} \p{L}/u.test(text));

/** Calls whose strings people read. */
const isMessage = ({ expression }: ts.CallExpression): boolean =>
  /^(?:announce|set\w*Error|useTitle)$/.test(expression.getText());

/** Returns whether a node is within the value of a `className`. */
const isClassName = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node)
    ? node.name.getText() === 'className'
    : !ts.isFunctionLike(node) && !ts.isSourceFile(node) && isClassName(node.parent);

const isShown = (node: ts.Node): boolean => {
  const { parent } = node;
  if (isClassName(parent)) return false;
  if (ts.isJsxAttribute(parent)) return readable.has(parent.name.getText());
  if (ts.isJsxExpression(parent))
    return !ts.isJsxAttribute(parent.parent) || readable.has(parent.parent.name.getText());
  return (
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isConditionalExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    (ts.isCallExpression(parent) && isMessage(parent))
  );
};

const isCode = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code';

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const literalsIn = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWord(node.text) && !isCode(node.parent)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && isShown(node) && isText(node.text)) found.push(node.text);
    if (
      ts.isTemplateExpression(node) &&
      isShown(node) &&
      (/\}: \$\{/.test(node.getText()) || isText(node.getText().replaceAll(/\$\{[^}]*\}/g, '…')))
    )
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return found.filter((text) => !universal.has(text)).map((text) => `${file}: ${text}`);
};

/** Calls that would keep a text in the language of the moment when their module was loaded. */
const earlyIn = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && ['t', 'rich'].includes(node.expression.getText()))
      found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return found;
};

const filesOf = (front: string): readonly string[] =>
  globSync(`portal/src/${front}.{ts,tsx}`).filter((file) => !/\/(?:texts|language)\//.test(file));

describe.each(translated)('the code of %s', (front) => {
  it('is found', () => {
    expect(filesOf(front).length).toBeGreaterThan(2);
  });

  it('has its texts in catalogs', () => {
    expect(filesOf(front).flatMap(literalsIn)).toEqual([]);
  });

  it('reads texts when it renders, not when it is loaded', () => {
    expect(filesOf(front).flatMap(earlyIn)).toEqual([]);
  });
});
