import { generateKeyPairSync } from "node:crypto";
import { md, pki } from "node-forge";

/**
 * Makes an RSA key and a certificate for 127.0.0.1 and localhost, good for a day.
 * @returns both in PEM form, as Node's servers and nginx take them
 */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = "01";
  certificate.validity.notAfter = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const name = [{ name: "commonName", value: "localhost" }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  // The numbers by which RFC 5280 tells addresses and names apart.
  const altNames = [
    { type: 7, ip: "127.0.0.1" },
    { type: 2, value: "localhost" },
  ];
  certificate.setExtensions([{ name: "subjectAltName", altNames }]);
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create());
  return { key: privateKey, cert: pki.certificateToPem(certificate) };
}
