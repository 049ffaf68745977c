import 'server-only';
import type { CSSProperties, ReactNode } from 'react';
import { companyWords } from '@/content/company-words';
import { DIR, type Lang } from '@/content/lang';
import { absolute } from '@/lib/settings/site';

// Mail programs know neither our style sheet nor our fonts: colours and sizes stand on the elements.
const INK = '#1d1815';
const page: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: '#f3ece0', color: INK };
const sheet: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  backgroundColor: '#fdfbf7',
  borderTop: '6px solid #b4532f',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
};
const cell: CSSProperties = { padding: '24px 28px' };
const footStyle: CSSProperties = {
  ...cell,
  borderTop: '1px solid #d9cfc0',
  fontSize: 13,
  color: '#4b423b',
  whiteSpace: 'pre-line',
};

// A mail's own; that of a page is the framework's business.
const Head = 'head';
// Nor is a picture of a mail one of a page.
const Picture = 'img';

const mark: CSSProperties = { verticalAlign: 'middle', marginInlineEnd: 12, border: 0 };

interface Props {
  lang: Lang;
  subject: string;
  /** Text; its lines stay lines. */
  foot: string;
  children: ReactNode;
}

/** The sheet every mail is written on. Tables, because old mail programs lay out nothing else. */
function MailPage({ lang, subject, foot, children }: Props) {
  return (
    <html lang={lang} dir={DIR[lang]}>
      <Head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </Head>
      <body style={page}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={sheet}>
          <tbody>
            <tr>
              <td style={{ ...cell, paddingBottom: 0, fontSize: 22, fontWeight: 700 }}>
                <Picture src={absolute('/icon-192.png')} alt="" width={40} height={40} style={mark} />
                {companyWords[lang].brand}
              </td>
            </tr>
            <tr>
              <td style={cell}>{children}</td>
            </tr>
            <tr>
              <td style={footStyle}>{foot}</td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The markup of a mail. */
export async function mailHtml(props: Props): Promise<string> {
  // The framework refuses this module at the top of a file, where it would mean rendering a page by hand.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!doctype html>${renderToStaticMarkup(<MailPage {...props} />)}`;
}
