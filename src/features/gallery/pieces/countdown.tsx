import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Countdown } from '../../../ui/text/countdown.tsx';
import { useSecondsLeft } from '../../../ui/text/use-seconds-left.ts';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Countdown', States };

function States() {
  const [until, setUntil] = useState<number>();
  const secondsLeft = useSecondsLeft(until);
  return (
    <>
      <State name="a quote's quarter of an hour">
        <Countdown secondsLeft={900} />
      </State>
      <State name="the last minute">
        <Countdown secondsLeft={59} />
      </State>
      <State name="over">
        <Countdown secondsLeft={0} />
      </State>
      <State name="running">
        <Button
          variant="outline"
          onClick={() => {
            setUntil(Date.now() + 62_000);
          }}
        >
          start
        </Button>
        <div data-testid="running">
          <Countdown secondsLeft={secondsLeft} />
        </div>
      </State>
    </>
  );
}
