import { generateKeyPairSync } from "node:crypto";
import { md, pki } from "node-forge";

/**
 * Creates an RSA key and a self-signed certificate for localhost, which is valid for a day.
 * @returns the key and the certificate in PEM format
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
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create());
  return { key: privateKey, cert: pki.certificateToPem(certificate) };
}
