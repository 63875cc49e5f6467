import type { Rule } from 'eslint';
import ts from 'typescript';

/** The part of the parser's services that the rule uses. */
interface TypeServices {
  readonly program: ts.Program;
  readonly esTreeNodeToTSNodeMap: { get(node: unknown): ts.Node };
}

/** The members of the syntax tree's nodes that the rule reads. */
interface Node {
  readonly type: string;
  readonly parent?: Node;
  readonly argument?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly expression?: Node;
  readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } };
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

/** Returns whether a node is a cast to another type; `as const` keeps the type. */
const isCast = (node: Node | undefined): boolean =>
  node?.type === 'TSAsExpression' && node.typeAnnotation?.typeName?.name !== 'const';

/** Returns the object literals that may be the value of an expression, through conditions, `&&`, `??` and `as const`. */
const literalsOf = (node: Node | undefined): readonly Node[] => {
  if (!node || isCast(node)) return [];
  if (node.type === 'ObjectExpression') return [node];
  const { left, right, consequent, alternate } = node;
  const wrapped = node.type.startsWith('TS') ? node.expression : undefined;
  return [left, right, consequent, alternate, wrapped].flatMap(literalsOf);
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
      'ObjectExpression > SpreadElement': (spread: Rule.Node) => {
        const { argument, parent } = spread as Node;
        if (isCast(parent?.parent)) return;
        for (const literal of literalsOf(argument))
          for (const name of unknownMembers(checker, nodes.get(literal)))
            context.report({ node: literal, messageId: 'unknown', data: { name } });
      },
    };
  },
};
