import type { AST, Rule } from 'eslint';
import { findingsIn, findingsInName, fragmentIn, type Finding } from './words.ts';

interface Span {
  readonly range?: AST.Range | undefined;
}

/** Line comments that follow each other are one text: a phrase may continue on the next line. */
function commentSpans(source: Rule.RuleContext['sourceCode']): readonly AST.Range[] {
  const spans: AST.Range[] = [];
  for (const comment of source.getAllComments()) {
    if (!comment.range || source.text.startsWith('#!', comment.range[0])) continue;
    const last = spans.at(-1);
    const continues =
      comment.type === 'Line' &&
      last &&
      /^[ \t]*\n[ \t]*$/.test(source.text.slice(last[1], comment.range[0]));
    if (continues && source.text.startsWith('//', last[0])) last[1] = comment.range[1];
    else spans.push([...comment.range]);
  }
  return spans;
}

/**
 * ESLint's rule for the words of comments, strings, templates, regular expressions and JSX text. With
 * `{ names: true }` it judges identifiers too.
 */
export const plainLanguage: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { names: { type: 'boolean' } }, additionalProperties: false }],
    messages: { avoided: 'Say it in common words: not "{{said}}" but {{say}}.' },
  },
  create(context) {
    const source = context.sourceCode;
    const { names = false } = (context.options[0] ?? {}) as { readonly names?: boolean };
    const report = (start: number, findings: readonly Finding[]): void => {
      for (const { at, said, say } of findings) {
        const loc = {
          start: source.getLocFromIndex(start + at),
          end: source.getLocFromIndex(start + at + said.length),
        };
        context.report({ loc, messageId: 'avoided', data: { said, say } });
      }
    };
    const judge = ({ range }: Span): void => {
      if (range) report(range[0], findingsIn(source.text.slice(...range)));
    };
    const judgeName = (node: Span & { readonly name: string }): void => {
      if (names && node.range) report(node.range[0], findingsInName(node.name, context.filename));
    };
    return {
      Program() {
        for (const span of commentSpans(source)) {
          const text = source.text.slice(...span);
          report(span[0], [...fragmentIn(text), ...findingsIn(text)]);
        }
      },
      // The path of a module is a name that another file has chosen.
      ':not(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal': (
        node: Span & { readonly value: unknown },
      ) => {
        if (typeof node.value === 'string' || node.value instanceof RegExp) judge(node);
      },
      TemplateElement: judge,
      JSXText: judge,
      Identifier: judgeName,
      JSXIdentifier: judgeName,
    };
  },
};
