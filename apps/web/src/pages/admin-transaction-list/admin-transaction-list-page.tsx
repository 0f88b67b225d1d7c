export function Component() {
  return (
    <>
      <title>Transactions · E-Store</title>
      <h1>Transactions</h1>
    </>
  );
}
