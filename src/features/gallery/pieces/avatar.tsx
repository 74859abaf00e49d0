import styled from '@emotion/styled';
import { Avatar } from '../../../ui/text/avatar.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Avatar', States };

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });

/** A sample picture that needs no network: hills and a sun. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%23e2f1ed'/%3E%3Ccircle cx='33' cy='15' r='7' fill='%23e9b44c'/%3E%3Cpath d='M0 40l14-16 12 12 8-8 14 12v8H0z' fill='%230f6b60'/%3E%3C/svg%3E";

function States() {
  const sample = useSample();
  const name = sample('نورة الحربي', 'Noura Al-Harbi');
  return (
    <>
      <State name="16, 24, 32 (default), 40, 48">
        <Row>
          {[16, 24, 32, 40, 48].map((size) => (
            <Avatar key={size} name={name} size={size} />
          ))}
        </Row>
      </State>
      <State name="asked for 8 and for 96: brought to 16 and 48">
        <Row>
          <Avatar name={name} size={8} />
          <Avatar name={name} size={96} />
        </Row>
      </State>
      <State name="names of people">
        <Row>
          {['عبد الله بن محمد', 'محمد عبد الرحمن', 'Abdul Rahman Al-Otaibi', 'Élise Zoë'].map(
            (each) => (
              <Avatar key={each} name={each} size={40} />
            ),
          )}
        </Row>
      </State>
      <State name="companies, one word">
        <Row>
          {['شركة نجم السرى', 'متجر العيّنة (تجريبي)', 'The Sample Company', 'Mizan'].map((each) => (
            <Avatar key={each} name={each} size={40} />
          ))}
        </Row>
      </State>
      <State name="no name, or no letter in it">
        <Row>
          <Avatar name="" size={24} />
          <Avatar name="🚚" />
          <Avatar name="" size={48} />
        </Row>
      </State>
      <State name="a picture, one that fails">
        <Row>
          <Avatar name={name} picture={picture} size={40} />
          <Avatar name={name} picture="data:image/png;base64,none" size={40} />
        </Row>
      </State>
    </>
  );
}
