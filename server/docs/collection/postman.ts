/** As much of the Postman Collection Format 2.1.0 as we write. */
export interface PostmanCollection {
  info: { name: string; description: string; schema: string; version: string };
  auth: { type: 'basic'; basic: PostmanPair[] };
  variable: PostmanPair[];
  item: PostmanFolder[];
}

export interface PostmanFolder {
  name: string;
  description: string;
  item: PostmanItem[];
}

export interface PostmanItem {
  name: string;
  request: {
    method: string;
    description: string;
    header: PostmanPair[];
    url: PostmanUrl;
    body?: PostmanBody;
  };
  event?: { listen: 'test'; script: { type: 'text/javascript'; exec: string[] } }[];
}

export interface PostmanUrl {
  raw: string;
  host: string[];
  path: string[];
  query: (PostmanPair & { disabled: boolean; description: string })[];
  variable: PostmanPair[];
}

export type PostmanBody =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
  | { mode: 'formdata'; formdata: PostmanFormField[] };

type PostmanFormField =
  { key: string; type: 'file'; src: string[] } | (PostmanPair & { disabled: true });

export interface PostmanPair {
  key: string;
  value: string;
}
