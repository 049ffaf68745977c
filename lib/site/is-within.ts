/** Whether an address is one of these pages or lies below one, as a product below its manufacturer's page. */
export const isWithin = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
