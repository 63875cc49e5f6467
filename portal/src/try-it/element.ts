type Child = Node | string | undefined;

/** Creates an element. Attributes with the value false or undefined are omitted. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      created.setAttribute(key, value === true ? '' : String(value));
  created.append(...children.filter((child) => child !== undefined));
  return created;
};
