import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  // Type information is slow to load and not needed here.
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

const texts = [
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
];
const noTexts = [
  '<p>{text("ui.close")}</p>',
  '<Panel title={text("ui.close")} />',
  '<Fact name="weight" labelId="ui.close" />',
  '<p>{count} <b>{unit}</b></p>',
  '<NumberInput placeholder="1" />',
  '<Facts facts={[{ label: text("ui.close"), value: "kg" }]} />',
];

it('lint reports each text that is not from a catalogue, once, and nothing else', async () => {
  const components = [...texts, ...noTexts];
  // One file: a run of lint for each would take much longer.
  const lines = components.map((jsx, index) => `export const Shown${index} = () => ${jsx};\n`);
  const [result] = await eslint.lintText(lines.join(''), {
    filePath: 'src/features/home/shown.tsx',
  });
  const reported = (result?.messages ?? []).flatMap(({ ruleId, message, line }) =>
    ruleId === 'formatjs/no-literal-string-in-jsx' || message.includes('catalogues')
      ? [components[line - 1]]
      : [],
  );
  expect(reported).toEqual(texts);
  // The whole configuration of lint is loaded, which takes long on a busy machine.
}, 60_000);
