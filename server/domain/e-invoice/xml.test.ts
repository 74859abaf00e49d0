import { expect, it } from 'vitest';
import { canonicalXml, element } from './xml.ts';

it.each([
  ['&lt; & <b>', '&amp;lt; &amp; &lt;b&gt;'],
  [`"it's" ]]>`, `"it's" ]]&gt;`],
  ['a\r\nb\tc', 'a&#xD;\nb\tc'],
  ['\u0000\u001f\ufffe\uffff\u{1f600}\ud800', '\u{1f600}\ufffd'],
])('writes the text %j as canonical XML does', (text, written) => {
  expect(canonicalXml(element('a', text))).toBe(`<a>${written}</a>`);
});

it('writes attributes as canonical XML does', () => {
  expect(canonicalXml(element('a', [], { b: '<&">\t\n\r' }))).toBe(
    '<a b="&lt;&amp;&quot;>&#x9;&#xA;&#xD;"></a>',
  );
});

it('leaves absent children out, and adds nothing between the others', () => {
  const children = [element('b', '1'), undefined, element('c', '')];
  expect(canonicalXml(element('a', children))).toBe('<a><b>1</b><c></c></a>');
});
