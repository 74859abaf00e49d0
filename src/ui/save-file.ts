/** Downloads a file, as if a link to it had been clicked. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // By the next task the browser has the file.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  });
}
