import type { ProductId } from '@/content/catalogue/listed/listed-product';
import { productOf } from '@/content/catalogue/listed/product-of';
import { enquiryWords, type AddWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { AddToEnquiry } from './add-to-enquiry';

interface Props {
  id: ProductId;
  lang: Lang;
  /** What the button says, where it is not that something is added. */
  words?: AddWords;
  look?: 'link' | 'button';
  className?: string;
}

/** The way of a product onto the enquiry list. On the server: the table of products stays there. */
export function AddProduct({ id, lang, words = enquiryWords[lang].add, look, className }: Props) {
  const product = productOf(id, lang);
  if (!product) throw new Error(`No product ${id}`);
  return (
    // The words are one object for all: it is sent with a page once, however many products that has.
    <AddToEnquiry id={id} name={product.name} words={words} look={look} className={className} />
  );
}
