import { useEffect, useState } from 'react';
import { createDraftSaver, dropHandOver, type DraftSaver } from '../../lib/leads/device.ts';

/** The answers survive a reload, a closed tab and a dead battery; once they are sent, no draft is written. */
export function useDraft(sent: boolean): DraftSaver {
  const [saver] = useState(createDraftSaver);

  useEffect(() => {
    if (sent) {
      saver.drop();
      dropHandOver();
    }
    addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', saver.flush);
    return () => {
      removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', saver.flush);
    };
  }, [saver, sent]);

  return saver;
}
