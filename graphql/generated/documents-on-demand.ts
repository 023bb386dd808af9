// Generated from graphql/ by scripts/generate.ts. Do not edit.
import type * as t from './operations.ts';
import type { Operation } from './documents.ts';

export const GetCheckoutDocument = "query GetCheckout { checkout { ...CheckoutParts } } fragment CheckoutParts on Checkout { cart { ...CartParts } status state receiver { email name ssn companySsn phone allowMarketing } deliveryMethod { ...DeliveryParts } address { ...AddressParts } checkoutOptions { id name description defaultValue isRequired value placeholder } paymentOptions { type name available reason headroom } idempotencyKey deliveryAmount total totalWithoutTax totalTaxAmount } fragment CartParts on Cart { key totalItems totalPrice discount totalPriceWithoutTax totalTaxAmount billToCustomer { id name ssn } customer { id name ssn } promoCode { id promoCode discount discountPercentage } currency { displayName code } items { id quantity price unitPrice priceWithoutTax discount discountPercentage vat product { id slug name sku stock unitOfMeasure isSpecialOrder brand { name } image { ...ImageParts } } } } fragment ImageParts on Image { assetPath alt width height } fragment DeliveryParts on DeliveryMethod { id name description amount requiresAddress } fragment AddressParts on Address { id addressLine1 addressLine2 city state country postalCode }" as Operation<t.GetCheckoutQuery, t.GetCheckoutQueryVariables>;

export const GetDeliveryOptionsDocument = "query GetDeliveryOptions { deliveryOptions { ...DeliveryParts } } fragment DeliveryParts on DeliveryMethod { id name description amount requiresAddress }" as Operation<t.GetDeliveryOptionsQuery, t.GetDeliveryOptionsQueryVariables>;

export const ViewOrderDocument = "query ViewOrder($orderId: ID!) { order(id: $orderId) { id number status createdAt total totalWithoutTax totalTaxAmount deliveryMethod deliveryAmount paymentType email invoiceId items { ...InvoiceItemParts } } } fragment InvoiceItemParts on InvoiceItem { id productId sku name quantity unitPrice price priceWithoutTax discountPercentage vat }" as Operation<t.ViewOrderQuery, t.ViewOrderQueryVariables>;

export const SetCheckoutOptionsDocument = "mutation SetCheckoutOptions($options: CheckoutOptionsInput!) { setCheckoutOptions(options: $options) { ...CheckoutParts } } fragment CheckoutParts on Checkout { cart { ...CartParts } status state receiver { email name ssn companySsn phone allowMarketing } deliveryMethod { ...DeliveryParts } address { ...AddressParts } checkoutOptions { id name description defaultValue isRequired value placeholder } paymentOptions { type name available reason headroom } idempotencyKey deliveryAmount total totalWithoutTax totalTaxAmount } fragment CartParts on Cart { key totalItems totalPrice discount totalPriceWithoutTax totalTaxAmount billToCustomer { id name ssn } customer { id name ssn } promoCode { id promoCode discount discountPercentage } currency { displayName code } items { id quantity price unitPrice priceWithoutTax discount discountPercentage vat product { id slug name sku stock unitOfMeasure isSpecialOrder brand { name } image { ...ImageParts } } } } fragment ImageParts on Image { assetPath alt width height } fragment DeliveryParts on DeliveryMethod { id name description amount requiresAddress } fragment AddressParts on Address { id addressLine1 addressLine2 city state country postalCode }" as Operation<t.SetCheckoutOptionsMutation, t.SetCheckoutOptionsMutationVariables>;

export const ExpressCheckoutDocument = "mutation ExpressCheckout($input: ExpressCheckoutInput!, $checkoutOptions: [CheckoutOptionValueInput!]) { expressCheckout(input: $input, checkoutOptions: $checkoutOptions) { id invoiceId message status threeDSecure { url method } } }" as Operation<t.ExpressCheckoutMutation, t.ExpressCheckoutMutationVariables>;

export const FavoriteProductsDocument = "query FavoriteProducts($page: Int!) { favoriteProducts(page: $page) { products { ...ProductCard isFavorite } total page pageCount } } fragment ProductCard on Product { id sku name slug stock unitOfMeasure packageSize price { ...PriceParts } listPrice { ...PriceParts } discount isNew isSpecialOrder isTrending deliveryTime brand { name slug } images { ...ImageParts } } fragment PriceParts on ProductPrice { price taxPrice priceWithTax taxPercentage } fragment ImageParts on Image { assetPath alt width height }" as Operation<t.FavoriteProductsQuery, t.FavoriteProductsQueryVariables>;

export const FavoriteProductDocument = "mutation FavoriteProduct($productId: ID!) { favoriteProduct(productId: $productId) }" as Operation<t.FavoriteProductMutation, t.FavoriteProductMutationVariables>;

export const unFavoriteProductDocument = "mutation unFavoriteProduct($productId: ID!) { unFavoriteProduct(productId: $productId) }" as Operation<t.UnFavoriteProductMutation, t.UnFavoriteProductMutationVariables>;

export const CustomerInvoicesDocument = "query CustomerInvoices($page: Int) { customerInvoices(page: $page) { hasMore invoices { invoiceId customerName customerNumber number price timestamp status dataProvider } } }" as Operation<t.CustomerInvoicesQuery, t.CustomerInvoicesQueryVariables>;

export const ViewInvoiceDocument = "query ViewInvoice($invoiceId: ID!, $provider: String) { viewInvoice(invoiceId: $invoiceId, provider: $provider) { invoiceId customerName customerNumber customerAddress number price priceWithoutTax tax vatLines { rate net tax } timestamp dueDate status dataProvider pdfUrl orderId items { ...InvoiceItemParts } checkoutOptions { name value } transactions { transactionId paymentType total } seller { name ssn vatNumber address } } } fragment InvoiceItemParts on InvoiceItem { id productId sku name quantity unitPrice price priceWithoutTax discountPercentage vat }" as Operation<t.ViewInvoiceQuery, t.ViewInvoiceQueryVariables>;

export const LastFiveProductsDocument = "query LastFiveProducts { lastFiveProducts { ...ProductCard } } fragment ProductCard on Product { id sku name slug stock unitOfMeasure packageSize price { ...PriceParts } listPrice { ...PriceParts } discount isNew isSpecialOrder isTrending deliveryTime brand { name slug } images { ...ImageParts } } fragment PriceParts on ProductPrice { price taxPrice priceWithTax taxPercentage } fragment ImageParts on Image { assetPath alt width height }" as Operation<t.LastFiveProductsQuery, t.LastFiveProductsQueryVariables>;

export const LastBoughtDocument = "query LastBought($id: ID!) { productPage(query: {ids: [$id], pageSize: 1}) { products { id lastBought { date quantity unitPrice } } } }" as Operation<t.LastBoughtQuery, t.LastBoughtQueryVariables>;

export const PreflightRegistrationDocument = "mutation PreflightRegistration($ssn: String!) { preflightRegistration(ssn: $ssn) { isCompany ssn } }" as Operation<t.PreflightRegistrationMutation, t.PreflightRegistrationMutationVariables>;

export const RegisterCustomerDocument = "mutation RegisterCustomer($input: RegisterCustomerInput!) { registerCustomer(input: $input) { id email name } }" as Operation<t.RegisterCustomerMutation, t.RegisterCustomerMutationVariables>;

export const ConfirmEmailDocument = "mutation ConfirmEmail($code: String!) { confirmEmail(code: $code) }" as Operation<t.ConfirmEmailMutation, t.ConfirmEmailMutationVariables>;

export const ResendConfirmationDocument = "mutation ResendConfirmation { resendConfirmation }" as Operation<t.ResendConfirmationMutation, t.ResendConfirmationMutationVariables>;

export const ForgotPasswordDocument = "mutation ForgotPassword($email: String!) { forgotPassword(email: $email) }" as Operation<t.ForgotPasswordMutation, t.ForgotPasswordMutationVariables>;

export const PasswordWasResetDocument = "mutation PasswordWasReset($email: String!) { passwordWasReset(email: $email) }" as Operation<t.PasswordWasResetMutation, t.PasswordWasResetMutationVariables>;

export const SearchHitsDocument = "query SearchHits($search: String!, $pageSize: Int!) { productPage(query: {search: $search, sort: Relevance, pageSize: $pageSize}) { products { id sku name slug stock unitOfMeasure isSpecialOrder price { priceWithTax } brand { name } images { assetPath } } total } }" as Operation<t.SearchHitsQuery, t.SearchHitsQueryVariables>;

export const BrandNamesDocument = "query BrandNames { brands { id name slug productCount } }" as Operation<t.BrandNamesQuery, t.BrandNamesQueryVariables>;

export const AccountSettingsDocument = "query AccountSettings { accountSettings { ...SettingsParts } } fragment SettingsParts on AccountSettings { name email hasPassword allowMarketing sessions { id device signedInAt lastUsedAt isCurrent } }" as Operation<t.AccountSettingsQuery, t.AccountSettingsQueryVariables>;

export const EndSessionDocument = "mutation EndSession($sessionId: ID!) { endSession(sessionId: $sessionId) { ...SettingsParts } } fragment SettingsParts on AccountSettings { name email hasPassword allowMarketing sessions { id device signedInAt lastUsedAt isCurrent } }" as Operation<t.EndSessionMutation, t.EndSessionMutationVariables>;

export const EndOtherSessionsDocument = "mutation EndOtherSessions { endOtherSessions { ...SettingsParts } } fragment SettingsParts on AccountSettings { name email hasPassword allowMarketing sessions { id device signedInAt lastUsedAt isCurrent } }" as Operation<t.EndOtherSessionsMutation, t.EndOtherSessionsMutationVariables>;

export const SetMarketingConsentDocument = "mutation SetMarketingConsent($allow: Boolean!) { setMarketingConsent(allow: $allow) { ...SettingsParts } } fragment SettingsParts on AccountSettings { name email hasPassword allowMarketing sessions { id device signedInAt lastUsedAt isCurrent } }" as Operation<t.SetMarketingConsentMutation, t.SetMarketingConsentMutationVariables>;

export const ViewedProductsDocument = "query ViewedProducts($ids: [ID!]!) { productPage(query: {ids: $ids, pageSize: 8}) { products { ...ProductCard } } } fragment ProductCard on Product { id sku name slug stock unitOfMeasure packageSize price { ...PriceParts } listPrice { ...PriceParts } discount isNew isSpecialOrder isTrending deliveryTime brand { name slug } images { ...ImageParts } } fragment PriceParts on ProductPrice { price taxPrice priceWithTax taxPercentage } fragment ImageParts on Image { assetPath alt width height }" as Operation<t.ViewedProductsQuery, t.ViewedProductsQueryVariables>;
