export function Component() {
  return (
    <>
      <title>E-DASH · E-Store</title>
      <h1>E-DASH</h1>
    </>
  );
}
