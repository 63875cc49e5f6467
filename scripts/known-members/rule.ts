import type { Rule } from 'eslint';
import ts from 'typescript';

/** The part of the parser's services that the rule uses. */
interface TypeServices {
  readonly program: ts.Program;
  readonly esTreeNodeToTSNodeMap: { get(node: unknown): ts.Node };
}

const openTypes =
  ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.Instantiable;

/** Returns whether a type permits members that it does not name. */
const isOpen = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  (type.flags & openTypes) !== 0 ||
  checker.getIndexInfosOfType(type).length > 0 ||
  (type.getProperties().length === 0 && (type.flags & ts.TypeFlags.Object) !== 0);

const hasMember = (checker: ts.TypeChecker, type: ts.Type, name: string): boolean => {
  if (type.isUnion()) return type.types.some((one) => hasMember(checker, one, name));
  return isOpen(checker, type) || checker.getPropertyOfType(type, name) !== undefined;
};

/** Returns the names of the members that an object literal in a spread adds to a type that does not have them. */
const unknownMembers = (checker: ts.TypeChecker, literal: ts.Node): readonly string[] => {
  if (!ts.isObjectLiteralExpression(literal)) return [];
  const type = checker.getContextualType(literal);
  if (!type) return [];
  return literal.properties
    .map(({ name }) => name)
    .filter((name) => name !== undefined)
    .filter((name) => ts.isIdentifier(name) || ts.isStringLiteral(name))
    .map(({ text }) => text)
    .filter((name) => !hasMember(checker, type, name));
};

/**
 * ESLint's rule for object literals in a spread, such as `...(end && { validUntil: end })`: each member must be
 * one of the type that the literal is written for. TypeScript accepts any member there, so it does not notice
 * one that was renamed. An object that is cast is not judged.
 */
export const knownMembers: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unknown: 'The type of this object has no member {{name}}.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices as Partial<TypeServices>;
    const { program, esTreeNodeToTSNodeMap: nodes } = services;
    if (!program || !nodes) return {};
    const checker = program.getTypeChecker();
    const judge = (node: Rule.Node): void => {
      for (const name of unknownMembers(checker, nodes.get(node)))
        context.report({ node, messageId: 'unknown', data: { name } });
    };
    return {
      ':not(TSAsExpression) > ObjectExpression > SpreadElement > ObjectExpression': judge,
      ':not(TSAsExpression) > ObjectExpression > SpreadElement > LogicalExpression > ObjectExpression': judge,
      ':not(TSAsExpression) > ObjectExpression > SpreadElement > ConditionalExpression > ObjectExpression':
        judge,
    };
  },
};
