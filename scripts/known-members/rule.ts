import type { Rule } from 'eslint';
import type { Expression, ObjectExpression, SpreadElement } from 'estree';
import ts from 'typescript';

/** The part of the parser's services that the rule uses. */
interface TypeServices {
  readonly program: ts.Program;
  readonly esTreeNodeToTSNodeMap: { get(node: unknown): ts.Node };
}

/** The wrappers of an expression that TypeScript adds to JavaScript's: `as`, `satisfies` and `!`. */
interface Wrapper {
  readonly type: 'TSAsExpression' | 'TSSatisfiesExpression' | 'TSNonNullExpression';
  readonly expression: Node;
  readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } };
}
type Node = Expression | Wrapper;

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

/** Returns whether a node is a cast to another type; `as const` keeps the type. */
const isCast = (node: Node | Rule.Node | null): boolean =>
  node?.type === ('TSAsExpression' as string) && (node as Wrapper).typeAnnotation?.typeName?.name !== 'const';

/** Returns the object literals that may be the value of an expression, through conditions, `&&`, `??` and `as const`. */
const literalsOf = (node: Node): readonly ObjectExpression[] => {
  switch (node.type) {
    case 'ObjectExpression':
      return [node];
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return isCast(node) ? [] : literalsOf(node.expression);
    default:
      return [];
  }
};

/**
 * ESLint's rule for object literals in a spread, such as `...(end && { validUntil: end })`: each member must be
 * one of the type that the literal is written for. TypeScript accepts any member there, so it does not notice
 * one that was renamed.
 *
 * The type is the one that the place of the literal declares: of a variable, a parameter, a member or a result.
 * An object without such a type is not judged, because nothing says which members it may have; neither is an
 * object that is cast, nor one for a type that permits any member.
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
    return {
      'ObjectExpression > SpreadElement': (spread: SpreadElement & Rule.NodeParentExtension) => {
        if (isCast(spread.parent.parent)) return;
        for (const literal of literalsOf(spread.argument))
          for (const name of unknownMembers(checker, nodes.get(literal)))
            context.report({ node: literal, messageId: 'unknown', data: { name } });
      },
    };
  },
};
