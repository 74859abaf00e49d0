import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { ContractDocument } from '../../common/contract/document.ts';
import { prepareWorkshop, typesOf, writeClient } from '../generators.ts';

/** Number of files checked on each side; errors in other files count as not found. */
const mostFiles = 60;
const typesFile = 'openapi/generated/types.ts';
const bundleFile = 'openapi/generated/openapi.json';
const hooksFolder = 'src/api/generated';

export interface TypeChecker {
  /**
   * The first type error in the program with this contract. Checks files that contain one of
   * the words, those with most of them first, the backend's before the web app's.
   */
  firstError: (document: ContractDocument, words: readonly string[]) => Promise<string | undefined>;
}

/**
 * `tsc --noEmit` on another contract, kept warm: code is generated in `workshop` and replaces
 * the repository's in memory; only changed files are read again.
 */
export async function createTypeChecker(
  repository: string,
  workshop: string,
): Promise<TypeChecker> {
  const { fileNames, options } = projectIn(repository);
  const overlaid = new Map<string, string>();
  let hooksFrom = repository;
  const host = ts.createCompilerHost(options);
  const versions = new Map<string, ts.SourceFile>();
  const place = (file: string) => {
    const name = path.relative(repository, file);
    return name.startsWith(hooksFolder) ? path.join(hooksFrom, name) : file;
  };
  const readFileOf = (file: string) => overlaid.get(file) ?? ts.sys.readFile(place(file));
  host.readFile = readFileOf;
  host.fileExists = (file) => overlaid.has(file) || ts.sys.fileExists(place(file));
  host.getSourceFile = (file, languageVersion) => {
    const text = readFileOf(file);
    if (text === undefined) return undefined;
    const known = versions.get(file);
    if (known?.text === text) return known;
    const source = ts.createSourceFile(file, text, languageVersion, true);
    versions.set(file, source);
    return source;
  };

  await prepareWorkshop(workshop);
  let program = ts.createProgram({ rootNames: fileNames, options, host });

  function errorIn(files: readonly string[]): string | undefined {
    for (const file of files) {
      const source = program.getSourceFile(file);
      if (!source) continue;
      const [error] = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      if (error) {
        const text = ts.flattenDiagnosticMessageText(error.messageText, ' ');
        return `${path.relative(repository, file)}: ${text.slice(0, 120)}`;
      }
    }
    return undefined;
  }

  /** Hand-written files that contain one of the words, those with most of them first. */
  function inOrder(words: readonly string[], isApp: boolean): string[] {
    const small = words.map((word) => word.toLowerCase());
    const own = fileNames.filter((file) => {
      const name = path.relative(repository, file);
      return !name.includes('generated/') && /^(src|e2e)\//.test(name) === isApp;
    });
    const hits = (file: string) => {
      const text = (versions.get(file)?.text ?? '').toLowerCase();
      return small.filter((word) => text.includes(word)).length;
    };
    const scored = own
      .map((file) => ({ file, score: hits(file) }))
      .filter(({ score }) => score > 0);
    return scored
      .sort((a, b) => b.score - a.score)
      .map(({ file }) => file)
      .slice(0, mostFiles);
  }

  return {
    async firstError(document, words) {
      overlaid.clear();
      hooksFrom = repository;
      const json = JSON.stringify(document);
      overlaid.set(path.join(repository, typesFile), await typesOf(json));
      program = ts.createProgram({ rootNames: fileNames, options, host, oldProgram: program });
      const inBackend = errorIn(inOrder(words, false));
      if (inBackend !== undefined) return inBackend;

      await writeFile(path.join(workshop, bundleFile), json);
      await writeClient(workshop);
      hooksFrom = workshop;
      program = ts.createProgram({ rootNames: fileNames, options, host, oldProgram: program });
      return errorIn(inOrder(words, true));
    },
  };
}

function projectIn(repository: string) {
  const file = path.join(repository, 'tsconfig.json');
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, repository);
  const { incremental: _incremental, tsBuildInfoFile: _file, ...options } = parsed.options;
  return { fileNames: parsed.fileNames, options };
}
