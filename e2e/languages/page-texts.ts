import type { Locator } from '@playwright/test';
import { riskyRuns } from './bidi.ts';

/** A text that a person reads on a page, or hears from a screen reader. */
export interface PageText {
  text: string;
  /** `text` for visible text, otherwise the attribute or property it comes from. */
  where: string;
  /** Within an element that isolates its direction from the words around it. */
  isolated: boolean;
  /** Visible only: screen readers do not hear it. */
  ariaHidden: boolean;
  /** Longer than its space, and cut off. */
  cutOff: boolean;
  /** Numbers and codes in it whose characters do not run from left to right on the screen. */
  misordered: string[];
}

/** All current texts in a part of the page, including hidden names, and the title of the tab. */
export async function textsOf(part: Locator): Promise<PageText[]> {
  const handle = await part.evaluateHandle(collectLines);
  const lines = await handle.evaluate((found) => found.map(({ nodes: _nodes, ...line }) => line));
  const runs = lines.flatMap(({ text }, line) => riskyRuns(text).map((run) => ({ line, ...run })));
  const misordered = await handle.evaluate(runsOutOfOrder, runs);
  await handle.dispose();
  const onScreen = lines.map((line, index) => ({
    ...line,
    where: 'text',
    misordered: misordered.filter((run) => run.line === index).map(({ text }) => text),
  }));
  return [...onScreen, ...(await part.evaluate(collectNames))];
}

/** The visible text on one line. */
interface Line extends Omit<PageText, 'where' | 'misordered'> {
  nodes: Text[];
}

/** Runs in the browser: the text nodes, with those on the same line joined. */
function collectLines(part: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, noscript, template, textarea')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const line = lines.at(-1);
    if (line && text.previousSibling === last) {
      line.text += text.data;
      line.nodes.push(text);
    } else if (!isInOtherLanguage(parent)) {
      const ariaHidden = parent.closest('[aria-hidden="true"]') !== null;
      lines.push({
        text: text.data,
        nodes: [text],
        isolated: isIsolated(parent),
        ariaHidden,
        cutOff: isCutOff(parent),
      });
    }
    last = text;
  }
  return lines.filter(({ text }) => text.trim() !== '');

  function isInOtherLanguage(element: Element): boolean {
    const marked = element.closest('[lang]');
    return marked !== null && marked.getAttribute('lang') !== document.documentElement.lang;
  }

  function isIsolated(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (at.matches('bdi, [dir="ltr"], [dir="auto"]')) return true;
      const style = getComputedStyle(at);
      // Every block isolates, but that says nothing about the order inside it.
      if (style.display.startsWith('inline') && style.unicodeBidi.startsWith('isolate'))
        return true;
    }
    return false;
  }

  function isCutOff(element: Element): boolean {
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' || style.clipPath !== 'none') return false;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const hidesLines = style.webkitLineClamp !== 'none' && scrollHeight > clientHeight + 1;
    return hidesLines || scrollWidth > clientWidth + 1;
  }
}

interface Run {
  line: number;
  start: number;
  text: string;
}

/** Runs in the browser: the runs that are not displayed from left to right. */
function runsOutOfOrder(lines: Line[], runs: Run[]): Run[] {
  return runs.filter(({ line, start, text }) => {
    const places = (lines[line]?.nodes ?? []).flatMap((node) =>
      Array.from({ length: node.length }, (_, offset) => ({ node, offset })),
    );
    let before: DOMRect | undefined;
    for (const place of places.slice(start, start + text.length)) {
      // The page may have changed since the text was read.
      if (!place.node.isConnected || place.offset >= place.node.length) return false;
      const range = document.createRange();
      range.setStart(place.node, place.offset);
      range.setEnd(place.node, place.offset + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || range.toString().trim() === '') continue;
      const onOneLine = before && Math.abs(before.top - box.top) < box.height / 2;
      if (before && onOneLine && box.left < before.left - 0.5) return true;
      before = box;
    }
    return false;
  });
}

/** Runs in the browser: names that are spoken but not visible as text. */
function collectNames(part: Element): PageText[] {
  const attributes = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['aria-placeholder', 'placeholder', 'title', 'alt'],
  ];
  const notTyped = '[type=radio], [type=checkbox], [type=password], [aria-hidden=true]';
  const typedInto = `:not(${notTyped})`;
  const pageLanguage = document.documentElement.lang;
  const names = [part, ...part.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter((element) => (element.closest('[lang]')?.getAttribute('lang') ?? '') === pageLanguage)
    .flatMap((element) => [
      // A name is spoken, so it has no order on the screen.
      ...attributes.map((where) => said(where, element.getAttribute(where) ?? '', true)),
      ...(element instanceof HTMLInputElement && element.matches(typedInto)
        ? [said('value', element.value, element.matches(':dir(ltr)'))]
        : []),
    ]);
  const tab = part === document.body ? document.title : '';
  return [...names, said('title of the tab', tab, true)].filter(({ text }) => text.trim() !== '');

  function said(where: string, text: string, isolated: boolean): PageText {
    return { where, text, isolated, ariaHidden: false, cutOff: false, misordered: [] };
  }
}
