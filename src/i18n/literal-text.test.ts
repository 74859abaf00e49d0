import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  // Type information is slow to load and not needed here.
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

/** Number of texts that lint finds in a component that renders `jsx`. */
async function textsFoundIn(jsx: string): Promise<number> {
  const [result] = await eslint.lintText(`export const Shown = () => ${jsx};\n`, {
    filePath: 'src/features/home/shown.tsx',
  });
  return (result?.messages ?? []).filter(
    ({ ruleId, message }) =>
      ruleId === 'formatjs/no-literal-string-in-jsx' || message.includes('catalogues'),
  ).length;
}

describe('lint', () => {
  it.each([
    '<p>Ship it</p>',
    '<p>اشحن</p>',
    '<p>{"Ship it"}</p>',
    '<p>{ready ? "Ship it" : text("ui.close")}</p>',
    '<p>{`${count} shipments`}</p>',
    '<>Ship it</>',
    '<>{"Ship it"}</>',
    '<button aria-label="Close" />',
    '<Button aria-label={`Close ${name}`} />',
    '<Slider aria-valuetext="two" />',
    '<a title="Open" />',
    '<Link title="Open" />',
    '<input placeholder="Name" />',
    '<TextInput placeholder="Name" />',
    '<img alt="A parcel" />',
    '<TextInput label="Name" />',
    '<TextInput label={open ? "Name" : other} />',
    '<FormShell submitLabel="Send" />',
    '<PageHeader title={ready && "Prices"} />',
    '<TextInput help="As you like" />',
    '<Popover slotProps={{ paper: { "aria-label": "Menu" } }} />',
    '<Facts facts={[{ label: "Weight", value }]} />',
    '<Facts facts={[{ label: `Weight ${unit}`, value }]} />',
    '<Calendar localeText={{ nextMonthLabel: "Next" }} />',
  ])('reports the text in %s', async (jsx) => {
    expect(await textsFoundIn(jsx)).toBe(1);
  });

  it.each([
    '<p>{text("ui.close")}</p>',
    '<Panel title={text("ui.close")} />',
    '<Fact name="weight" labelId="ui.close" />',
    '<p>{count} <b>{unit}</b></p>',
    '<NumberInput placeholder="1" />',
    '<Facts facts={[{ label: text("ui.close"), value: "kg" }]} />',
  ])('accepts %s', async (jsx) => {
    expect(await textsFoundIn(jsx)).toBe(0);
  });
});
