/** An e-mail address as text, which goes on in the next line at its “@” where it has too little room. */
export function EmailText({ email }: { email: string }) {
  const [box, host] = email.split('@');
  return (
    <>
      {box}
      <wbr />@{host}
    </>
  );
}
