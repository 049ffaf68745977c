import { createElement, type ReactNode, type SVGProps } from 'react';

/** The drawing of a sign: the elements of its svg, with their attributes. */
interface IconData {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the component of a sign from its drawing. Stands in for the package's own (next.config.ts), which reads a
 * context that nothing here sets, and so would be sent to the browser with each page: docs/decisions/250. How thick its
 * lines are is said in app/styles/base.css.
 */
export default function createIcon({ node }: IconData) {
  const shapes: ReactNode[] = node.map(([element, attributes]) => createElement(element, attributes));
  return function Icon({ className = '', ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        className={`lucide ${className}`}
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
