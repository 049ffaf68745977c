/** The smallest picture there is of something that was found; its ground alone where there is none. */
export function FoundPicture({ address }: { address?: string }) {
  const box = 'block aspect-square w-full max-[18em]:max-w-22 bg-sand-deep object-cover';
  if (!address) return <span className={box} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={address} />
      <img
        src={address.replace(/-\d+\.avif$/, '.webp')}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={box}
      />
    </picture>
  );
}
