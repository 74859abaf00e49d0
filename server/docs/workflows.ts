import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../openapi/workflows');

export interface Workflow {
  /** Name of the file. */
  file: string;
  summary: string;
  /** Names of the required inputs. */
  inputs: string[];
  steps: number;
}

interface Arazzo {
  info: { summary: string };
  workflows: { inputs: { required: string[] }; steps: object[] }[];
}

/** The Arazzo workflows that come with the contract. */
export function readWorkflows(): Workflow[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const { info, workflows } = parse(readFileSync(path.join(folder, name), 'utf8')) as Arazzo;
      return {
        file: name,
        summary: info.summary,
        inputs: workflows.flatMap(({ inputs }) => inputs.required),
        steps: workflows.flatMap(({ steps }) => steps).length,
      };
    });
}
