/** Hands a file to the browser, as if a link to it had been followed. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has the file by the next task.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  });
}
