/** A page of any of the drivers of browsers. */
interface Evaluated {
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

/** Sets the size of the text, as people do in their browser. */
export const setTextSize = (page: Evaluated, percent: number): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);

/** Returns whether the page scrolls sideways, and which titles are wider than their place or cut off. */
export const overflowIn = (page: Evaluated): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const leaving = [...document.querySelectorAll('main *')].filter((one) => one instanceof HTMLElement && one.getBoundingClientRect().right > clientWidth + 1);
    const named = leaving.slice(0, 12).map((one) => one.tagName + '.' + one.className).join(', ');
    const wide = scrollWidth > clientWidth ? ['scrolls sideways: ' + scrollWidth + ' of ' + clientWidth + ' by ' + named] : [];
    const titles = [...document.querySelectorAll('h1, h2, h3, [role=dialog] h2')].filter((one) => one.checkVisibility());
    const isHidden = (one) => getComputedStyle(one).clipPath !== 'none';
    const cut = titles.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return !isHidden(one) && (one.scrollWidth > one.clientWidth + 1 || left < -1 || right > clientWidth + 1);
    });
    return [...wide, ...cut.map((one) => 'cuts the title ' + one.textContent)];
  })()`);
