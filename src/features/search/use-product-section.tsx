import type { Product } from '../../api/generated/model/product.ts';
import { useListProducts } from '../../api/generated/products/products.ts';
import { useText } from '../../i18n/use-text.ts';
import { productPaths } from '../products/paths.ts';
import { RefreshIcon, SearchIcon } from '../../ui/icons.tsx';
import type { SearchOption, SearchSection } from '../../ui/search/search-section.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { OptionLine } from './option-line.tsx';
import { ProductOption } from './product-option.tsx';
import { pause, shortestQuery } from './use-shipment-section.tsx';

/** Fewer than shipments, which more people look for. */
const limit = 4;

/**
 * The saved products of a search. Most accounts have few or none, so the section takes no room
 * until there are some. A late answer to an earlier query is dropped.
 */
export function useProductSection(query: string, go: (path: string) => void): SearchSection {
  const text = useText();
  const typed = query.trim();
  const words = typed.length >= shortestQuery ? typed : '';
  const asked = useSettled(words, pause);
  const { data, isError, isPaused, refetch } = useListProducts(
    { q: asked, limit },
    { query: { enabled: asked !== '' } },
  );
  const section = { id: 'products', title: text('search.products'), options: [] };
  if (words === '') return section;
  if (asked === words && isError) {
    const retry: SearchOption = {
      id: 'retry-products',
      content: <OptionLine icon={RefreshIcon}>{text('search.retryProducts')}</OptionLine>,
      onChoose: () => void refetch(),
    };
    return { ...section, options: [retry] };
  }
  if (asked !== words || !data) return isPaused ? section : { ...section, expected: 0 };
  const all: SearchOption = {
    id: 'all-products',
    content: (
      <OptionLine icon={SearchIcon}>{text('search.allProducts', { query: words })}</OptionLine>
    ),
    onChoose: () => {
      go(productPaths.found(words));
    },
  };
  const options = data.data.map((product) => optionOf(product, words, go));
  return { ...section, options: data.page.next_cursor ? [...options, all] : options };
}

function optionOf(product: Product, query: string, go: (path: string) => void): SearchOption {
  return {
    id: product.id,
    content: <ProductOption product={product} query={query} />,
    onChoose: () => {
      go(productPaths.product(product.id));
    },
  };
}
