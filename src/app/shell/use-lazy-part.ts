import { useState, type ComponentType } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';

/**
 * A part of the shell that opens, and whose code loads when first needed.
 *
 * @param load imports the part. It may be called often; a browser loads a file once.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    /** Null until it has loaded. */
    Part,
    isOpen,
    /** Loads it when someone is about to open it. A failure is reported when it is opened. */
    prepare: () => {
      load().catch(() => {});
    },
    open: () => {
      load().then((loaded) => {
        setPart(() => loaded);
        setIsOpen(true);
      }, tellLostPart);
    },
    close: () => {
      setIsOpen(false);
    },
  };
}

/** Reports that the requested code could not be loaded. */
export function tellLostPart(): void {
  showToast({ tone: 'error', titleId: 'app.failure.title', descriptionId: 'app.failure.part' });
}
