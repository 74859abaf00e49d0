/**
 * A destination for log lines: those of one turn of the event loop are written at once, because
 * each write costs a busy server more than the line itself. None is lost when the process ends by
 * itself; a kill takes those of the current turn.
 */
export function newLogOutput(out: { write: (lines: string) => unknown }): {
  write: (line: string) => void;
} {
  let lines = '';
  const flush = () => {
    const written = lines;
    lines = '';
    if (written !== '') out.write(written);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
