/** Pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point of a chart and how wide its name is, in pixels. */
export interface NamedSpot {
  x: number;
  y: number;
  radius: number;
  width: number;
}

/** Pixels between a point and its name. */
const gap = 5;
/** Pixels that a name is high. */
const height = 16;

/**
 * Where the middle of each name stands: above its point, below or beside it, whichever first meets
 * no other point or name and lies within `area`; undefined for a name that has no room. Earlier
 * spots choose first.
 */
export function placeNames(
  spots: readonly NamedSpot[],
  area: Box,
): ({ x: number; y: number } | undefined)[] {
  const taken = spots.map(({ x, y, radius }) => boxAround(x, y, radius * 2, radius * 2));
  return spots.map(({ x, y, radius, width }) => {
    const [up, aside] = [radius + gap + height / 2, radius + gap + width / 2];
    const places = [
      { x, y: y - up },
      { x, y: y + up },
      { x: x + aside, y },
      { x: x - aside, y },
    ];
    const free = places.find((place) => {
      const box = boxAround(place.x, place.y, width, height);
      return isWithin(box, area) && !taken.some((other) => meet(box, other));
    });
    if (free) taken.push(boxAround(free.x, free.y, width, height));
    return free;
  });
}

function boxAround(x: number, y: number, width: number, tall: number): Box {
  return { left: x - width / 2, top: y - tall / 2, width, height: tall };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function isWithin(box: Box, area: Box): boolean {
  return (
    box.left >= area.left &&
    box.top >= area.top &&
    box.left + box.width <= area.left + area.width &&
    box.top + box.height <= area.top + area.height
  );
}
