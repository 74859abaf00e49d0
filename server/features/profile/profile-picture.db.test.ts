import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import type { DoorOwner } from '../../testing/front-door.ts';

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let owner: DoorOwner;
  let portrait: Buffer;

  beforeAll(async () => {
    owner = await door.newOwner();
    const create = { width: 300, height: 200, channels: 3, background: '#0f6b60' } as const;
    portrait = await sharp({ create }).jpeg().toBuffer();
  });

  const upload = (parts: Record<string, string | Blob>) => {
    const payload = new FormData();
    for (const [name, part] of Object.entries(parts)) payload.append(name, part);
    return door.ask(owner, 'POST', '/profile/picture', payload);
  };
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

  it('shows the picture in the profile until it is removed', async () => {
    const set = await upload({ picture: file(portrait) });
    expect(set.statusCode).toBe(200);
    const { picture } = set.json<{ picture: string }>();
    const shown = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 144 });
    const removed = await door.ask(owner, 'DELETE', '/profile/picture');
    expect(removed.json()).not.toHaveProperty('picture');
  });

  it.each<[string, Record<string, string | Blob>, string]>([
    ['a file that is not a picture', { picture: new Blob(['not a picture']) }, 'not_a_picture'],
    ['a text in place of the file', { picture: 'text' }, 'type'],
    ['no file', { other: 'text' }, 'required'],
  ])('refuses %s and says where', async (_, parts, code) => {
    const answer = await upload(parts);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toContainEqual(
      expect.objectContaining({ pointer: '/picture', code }),
    );
  });

  it('refuses a file that is too large, two files, and a body that is not a form', async () => {
    const large = await upload({ picture: file(Buffer.alloc(5 * 1024 * 1024 + 1)) });
    expect(large.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
    const two = await upload({ picture: file(portrait), other: file(portrait) });
    expect(String(two.statusCode)).toMatch(/^4/);
    const json = await door.ask(owner, 'POST', '/profile/picture', { picture: 'x' });
    expect(json.json()).toMatchObject({ status: 400, code: 'malformed_request' });
  });
});
